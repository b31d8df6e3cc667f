import { createGunzip, createGzip } from 'node:zlib';

const MOST_AT_ONCE = 16; // texts that are being packed: one for each reader, who may be slow

/** Long texts that may be asked for again, packed. Those that nobody asked for longest go when all take too much memory. */
export class PackedTexts {
  readonly #most: number;
  readonly #texts = new Map<string, Buffer>();
  #bytes = 0;
  #packing = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** The memory that all of them take. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The parts of a text: the kept ones, or those that are made now. They are kept if they are read to the end. */
  read(key: string, make: () => AsyncIterable<string>): AsyncIterable<string | Buffer> {
    const packed = this.#texts.get(key);
    if (!packed) return this.#packing < MOST_AT_ONCE ? this.#keep(key, make()) : make();
    this.#put(key, packed);
    return unpack(packed);
  }

  async *#keep(key: string, text: AsyncIterable<string>): AsyncGenerator<string> {
    const gzip = createGzip();
    const parts: Buffer[] = [];
    gzip.on('data', (part: Buffer) => parts.push(part));
    this.#packing++;
    try {
      for await (const part of text) {
        await new Promise((taken) => gzip.write(part, taken));
        yield part;
      }
      await new Promise<void>((ended) => gzip.on('end', ended).end());
      this.#put(key, Buffer.concat(parts));
    } finally {
      this.#packing--;
      gzip.destroy(); // a reader who leaves early ends it half-way
    }
  }

  #put(key: string, packed: Buffer): void {
    this.#remove(key);
    this.#texts.set(key, packed);
    this.#bytes += packed.length;
    for (const oldest of this.#texts.keys()) {
      if (this.#bytes <= this.#most) return;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    this.#bytes -= this.#texts.get(key)?.length ?? 0;
    this.#texts.delete(key);
  }
}

async function* unpack(packed: Buffer): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  gunzip.end(packed);
  for await (const part of gunzip) yield part as Buffer;
}
