import type { TableDoc } from '../../table/doc.ts';
import type { PersonFound, TableFound } from '../../server/moderation/admin.ts';
import type { Ban } from '../../server/moderation/bans.ts';
import type { HostAction, HostCounts, Report } from '../../server/store/host-store.ts';

/** The lines that `clowder admin` prints. */

const moment = (ms: number): string => `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const counted = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ') || 'none';

export const statisticsLines = (counts: HostCounts, bans: readonly Ban[]): string[] => [
  `tables        ${counted(counts.tables)}`,
  `used today    ${counted(counts.games)}`,
  `moves         ${counts.moves}`,
  `people        ${counts.people}`,
  `open reports  ${counts.openReports}`,
  `bans          ${bans.length}`,
];

const tableLine = ({ id, game, status, created }: TableDoc): string =>
  `  table ${id}: ${game}, ${status}, made ${moment(created)}`;

export const personLines = ({ guest, name, names, tables, ban, reports }: PersonFound): string[] => {
  const others = names.filter((other) => other !== name);
  return [
    `${guest} “${name}”${others.length ? `, also known as ${others.map((other) => `“${other}”`).join(', ')}` : ''}`,
    ...(ban ? [`  ${banLine(ban)}`] : []),
    ...reports.map((report) => `  reported ${moment(report.at)}: ${report.why} ${report.text}`.trimEnd()),
    ...tables.map(tableLine),
  ];
};

export const tableLines = ({ doc, names, moves, said }: TableFound): string[] => [
  tableLine(doc).trim(),
  `moves   ${moves}${doc.halted ? ', halted by a defect' : ''}`,
  ...doc.seats.map((seat, i) => {
    if (seat.kind === 'bot') return `seat ${i}  bot of level ${seat.level}`;
    if (seat.kind === 'open') return `seat ${i}  free`;
    return `seat ${i}  ${seat.guest} “${seat.name ?? names.get(seat.guest) ?? ''}”`;
  }),
  ...said.map((line) => `  ${line}`),
];

export const banLine = ({ target, until, reason }: Ban): string =>
  `${target} is banned ${until === null ? 'for ever' : `until ${moment(until)}`}${reason ? `: ${reason}` : ''}`;

export const reportLines = ({ id, at, by, about, table, why, text, answer }: Report): string[] => [
  `${id}  ${moment(at)}`,
  `  ${by} about ${about} at table ${table}: ${why}`,
  ...(text ? [`  “${text}”`] : []),
  ...(answer === null ? [] : [`  decided: ${answer}`]),
];

export const actionLine = ({ n, at, by, what, target, details }: HostAction): string =>
  `${n}  ${moment(at)}  ${by}  ${what} ${target}  ${JSON.stringify(details)}`;
