import type { Glossary } from '../../../../words/glossary.ts';

const ru: Glossary = {
  push: { say: ['толк', 'толчок'], never: ['столк', 'вытолк', 'отталк', 'сдви', 'отлет', 'отодви'] },
  'fall off the bed': { say: ['пада', 'упад'], never: ['сброс', 'скин', 'слета'] },
  'go back to the pool': { say: ['возвращ', 'в запас'], never: ['домой'] },
  pool: { say: ['запас'], never: ['лоток', 'резерв'] },
  square: { say: ['клетк'], never: ['ячейк', 'поле(?!\\p{L})'] },
  piece: { say: ['фигур'], never: ['фишк'] },
  row: { say: ['ряд'], never: ['лини'] },
  'grow up': { say: ['вырас'], never: ['улучш', 'превращ'] },
  cat: { say: ['кот'], never: ['кошк', 'кошек'] },
};
export default ru;
