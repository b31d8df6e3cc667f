import type { Kind, Scene } from '../kernel/game.ts';
import type { ToClient } from './messages.ts';
import type { TableInfo } from './table.ts';

/**
 * Fields that had another name in release 0.1 are sent under both names. A page that was loaded before an
 * update goes on with the new server until somebody reloads it, and programs that use `clowder engine` were
 * written for the old names. Nothing in this build reads them.
 */

export const sceneToSend = <K extends Kind>(scene: Scene<K>): Scene<K> => {
  const old = { asked: scene.awaiting };
  return { ...scene, ...old };
};

export const tableToSend = (table: TableInfo): TableInfo => {
  const old = { asked: table.awaiting, host: table.creator };
  return { ...table, ...old };
};

type TakebackMessage = Extract<ToClient, { t: 'takeback' }>;

export const takebackToSend = (message: TakebackMessage): TakebackMessage => {
  const old = { asked: message.question };
  return { ...message, ...old };
};
