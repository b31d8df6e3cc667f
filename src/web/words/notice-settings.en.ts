/** The words of the page about notices, and of the questions that lead there, in English. */
const noticeSettings = {
  title: 'What to tell you about',
  kinds: {
    turn: { name: 'My turn in a match over days', more: 'one note for each table' },
    found: { name: 'Somebody to play with', more: 'while you wait or play a bot' },
    invitation: { name: 'An invitation', more: 'to a table' },
    seated: { name: 'Somebody sits down at my table', more: 'while the page is hidden' },
    over: { name: 'A match is over', more: 'of those over days' },
    round: { name: 'My round begins', more: 'in a tournament' },
  },
  nothingElse: 'We write about nothing else, and never just to lure you back.',
  quiet: 'Quiet hours',
  quietFrom: 'From',
  quietTo: 'To',
  quietSpan: (from: string, to: string) => `Quiet from ${from} to ${to}`,
  quietMore:
    'What happens at night comes in the morning as one line. Clocks of matches over days run at night too.',
  where: 'Where to tell you',
  thisDevice: 'This device',
  off: 'Not asked yet',
  on: 'Notices come here',
  denied: 'Blocked in your browser’s settings: allow notices for this site there, then come back.',
  impossible: 'Not possible here. On a phone, put Clowder on the home screen first.',
  other: 'Another device',
  since: (date: string) => `since ${date}`,
  remove: (device: string) => `No notices there: ${device}`,
  webhook: 'To an address of your own',
  webhookMore:
    'We send a short text, its kind and a link there, as JSON: for ntfy, Discord, or a relay to Telegram.',
  webhookAddress: 'Address (https)',
  webhookSave: 'Save',
  webhookRemove: 'Remove',
  webhookSecret: 'Each message is signed with this secret (header X-Clowder-Signature):',
  test: 'Send a test',
  tested: (sent: number, failed: number) =>
    failed > 0
      ? `${sent} sent, ${failed} not accepted.`
      : sent > 0
        ? 'Sent.'
        : 'There is nowhere to send it yet.',
  ask: (name: string) => `Tell you when it is your turn against ${name}?`,
  askMany: 'Tell you when it is your turn?',
  askMore: 'One short note for each turn. You may close the page.',
  yes: 'Yes, tell me',
  no: 'No need',
  askSeated: 'Tell me when somebody sits down',
  askRound: 'Tell me when my round begins',
  willTell: 'You will be told. The page may be closed.',
  loading: 'Loading',
};

export default noticeSettings;

export type NoticeSettingsWords = typeof noticeSettings;
