import type { Refusal } from '../../kernel/game.ts';
import type { Notice } from '../../protocol/notices.ts';
import type { GuestId, TableId } from '../../protocol/table.ts';
import { seatsOf, type TableDoc } from '../../table/doc.ts';
import { ContactLimits } from '../contact-limits.ts';
import { newNotice, type Notices } from '../notices/notices.ts';
import type { Friends } from '../people/friends.ts';
import type { Guests } from '../people/guests.ts';
import type { StoredInvitation } from '../store/invitation-store.ts';
import type { Store } from '../store/store.ts';
import type { Hub } from '../tables/hub.ts';

interface InvitationParts {
  readonly hub: Pick<Hub, 'table'>;
  readonly store: Store;
  readonly guests: Guests;
  readonly friends: Friends;
  readonly notices: Notices;
}

/** Asks people to a table: at once on every page they have open, and later if they are not connected. */
export class Invitations {
  readonly #parts: InvitationParts;
  readonly #limits = new ContactLimits();

  constructor(parts: InvitationParts) {
    this.#parts = parts;
  }

  /** Tells a friend, or somebody one has played with, that there is a seat at this table. */
  async invite(guest: GuestId, id: TableId, other: GuestId): Promise<Refusal | null> {
    const { hub, friends, store } = this.#parts;
    const table = await hub.table(id);
    if (!table) return { why: 'no-such-table' };
    const { doc } = await table.state();
    if (!seatsOf(doc, guest).length) return { why: 'not-seated' };
    if (doc.status !== 'waiting') return { why: 'not-waiting' };
    if (!hasSeatFor(doc, other)) return { why: 'seat-taken' };
    if (!(await friends.of(guest)).includes(other) && (await store.between(guest, other)).played === 0)
      return { why: 'not-acquainted' }; // asked first: it tells nothing about a stranger
    if (!(await this.#isPossible(guest, other))) return { why: 'not-possible-with' };
    if (!this.#limits.may(guest, `${id} ${other}`)) return { why: 'too-fast', with: { seconds: 60 } };
    await this.#tell(await this.#keep(doc, guest, other, null), doc);
    return null;
  }

  /**
   * Somebody asks for a rematch: those who played with them hear it wherever they are, but not again and again from somebody who
   * asks and declines in turn.
   */
  async inviteToRematch(doc: TableDoc, guest: GuestId, rematchOf: TableId): Promise<void> {
    const kept = doc.seats.flatMap((seat) => (seat.kind === 'open' && seat.keptFor ? [seat.keptFor] : []));
    for (const other of new Set(kept)) {
      if (other === guest || !(await this.#isPossible(guest, other))) continue;
      const invitation = await this.#keep(doc, guest, other, rematchOf);
      if (this.#limits.may(guest, `${rematchOf} ${guest} ${other}`)) await this.#tell(invitation, doc);
    }
  }

  /** For somebody who connects: invitations that they may have missed. Those they know have the same ids. */
  async waitingFor(person: GuestId): Promise<readonly Notice[]> {
    const stored = await this.#parts.store.invitationsOf(person);
    const told: Notice[] = [];
    for (const { invitation, doc } of stored)
      if (
        hasSeatFor(doc, person) &&
        !seatsOf(doc, person).length &&
        seatsOf(doc, invitation.sender).length &&
        (await this.#isPossible(person, invitation.sender))
      )
        told.push(await this.#noticeOf(invitation, doc));
    return told;
  }

  async putAway(person: GuestId, table: TableId): Promise<void> {
    await this.#parts.store.endInvitation(person, table);
  }

  /** Stored before it is told: somebody who connects meanwhile hears of it twice, with the same id, and not never. */
  async #keep(
    doc: TableDoc,
    sender: GuestId,
    person: GuestId,
    rematchOf: TableId | null,
  ): Promise<StoredInvitation> {
    const invitation = { ...newNotice(), person, table: doc.id, sender, rematchOf };
    await this.#parts.store.keepInvitation(invitation);
    return invitation;
  }

  async #tell(invitation: StoredInvitation, doc: TableDoc): Promise<void> {
    await this.#parts.notices.send(invitation.person, await this.#noticeOf(invitation, doc));
  }

  async #noticeOf(
    { id, at, sender, rematchOf }: StoredInvitation,
    { id: table, game, clock, rated = false, seats }: TableDoc,
  ): Promise<Notice> {
    const from = await this.#parts.guests.person(sender);
    const to = { table, game, seats: seats.length, clock, rated, ...(rematchOf && { rematchOf }) };
    return { kind: 'invitation', from, to, id, at };
  }

  /** False if one has blocked the other, or the other was deleted. */
  async #isPossible(one: GuestId, other: GuestId): Promise<boolean> {
    const { guests } = this.#parts;
    return !(await guests.isGone(other)) && !(await guests.areApart(one, other));
  }
}

const hasSeatFor = (doc: TableDoc, person: GuestId): boolean =>
  doc.seats.some((seat) => seat.kind === 'open' && (seat.keptFor === null || seat.keptFor === person));
