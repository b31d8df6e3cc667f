import { foldedName } from './alike-names.ts';

/** Names that no player may have, in all languages; a file of its own, for pages load the words of one language only. */

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
