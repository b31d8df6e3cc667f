/** Names that look alike: two people must be told apart, and nobody may pass as the server. */

const CYRILLIC = 'авекмнорстухіјѕзґг';
const GREEK = 'αβεηικκμνορτυχζ';
const LOOKS: ReadonlyMap<string, string> = new Map([
  ...pairs(CYRILLIC, 'abekmhopctyxijs3rr'),
  ...pairs(GREEK, 'abehikkmnoptyxz'),
  ...pairs('01|!iı3', 'olllll3'),
]);

function pairs(from: string, to: string): (readonly [string, string])[] {
  return Array.from(from, (letter, i) => [letter, to.charAt(i)] as const);
}

/** Names that people take for the same one have the same text: without case, accents, marks, and letters that look alike. */
export const foldedName = (name: string): string => {
  const plain = name.normalize('NFKD').toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const folded = Array.from(plain, twice).join('');
  return folded
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
};

/** Some Cyrillic letters look like a Latin i, which looks like an l. */
const twice = (letter: string): string => {
  const once = LOOKS.get(letter) ?? letter;
  return LOOKS.get(once) ?? once;
};

const PRODUCT = foldedName('Clowder');

/** Whole names: "Grandma's host" is somebody's joke, "Host" is not. */
const ROLES: ReadonlySet<string> = new Set(
  [
    'admin',
    'administrator',
    'administration',
    'host',
    'the host',
    'moderator',
    'operator',
    'server',
    'system',
    'support',
    'staff',
    'адмін',
    'адміністратор',
    'адміністрація',
    'власник сервера',
    'модератор',
    'підтримка',
    'система',
    'сервер',
    'хост',
    'оператор',
    'админ',
    'администратор',
    'администрация',
    'владелец сервера',
    'поддержка',
  ].map(foldedName),
);

/** True for names of the product and of those who run a server: with them somebody could give orders in a chat. */
export const isReservedName = (name: string): boolean => {
  const [whole, letters] = [foldedName(name), foldedName(name.replaceAll(/\p{N}+\s*$/gu, ''))];
  return whole.includes(PRODUCT) || ROLES.has(whole) || ROLES.has(letters);
};
