/** The words of the privacy page in English; loaded with it. */
const words = {
  title: 'What is stored',
  parts: [
    {
      title: 'In short',
      lines: [
        'You play without signing up. No e-mail, no password, no advertising, no trackers.',
        'You can take everything that is yours along as one file, or delete it, on your account page.',
      ],
    },
    {
      title: 'In your browser',
      lines: [
        'Your settings, your matches on this device, and one signed cookie that says who you are. It lasts a year after your last visit.',
      ],
    },
    {
      title: 'On the server',
      lines: [
        'Your name and your cat, if you chose them: until you delete them.',
        'Matches, with all moves, results and ratings: for ever. They belong to the others at the table too. After you are deleted, they name “a former guest”.',
        'Your tries at the daily five: until you delete them.',
        'What you wrote in the chat, and answered reports: usually a year.',
        'Tables where no match began: usually a month.',
        'Which puzzles you have tried, so that a second try does not count; how it went is counted without your name.',
        'Your devices, coarsely (“Phone, Firefox”), when you first came and in which hour you were last here: until you sign out there. That it has ended: a year.',
        'Tournaments, with their players and standings: for ever, like matches.',
        'Friends, and people you have blocked: until you end it. Invitations to a table: until you answer or the match begins. A search for somebody to play with: until it is over, three days at most.',
        'Where notices go, if you asked for them: until you switch them off or sign out there, or the device no longer takes them.',
        'What you open to all – a table, a search, a tournament – may be announced with your name in a channel of the host.',
        'A guest without matches and without an account who does not come back for a year may be deleted altogether.',
      ],
    },
    {
      title: 'Your account, if you keep one',
      lines: [
        'Of a passkey its public half, the kind of device, and the days it was made and last used: until you remove it. Your fingerprint or face never leaves your device.',
        'Of the recovery code only a slow salted hash: nobody can read the code from it.',
        'After you delete it: everything for 14 days more, so that signing in brings it back. Then only what stays of every deleted guest.',
      ],
    },
    {
      title: 'Not stored',
      lines: [
        'Whether two players of a rated match had the same address in the network is noted with its result: such matches count less. The address itself is not.',
        'Your address in the network is used to keep out floods of requests, and forgotten; a log of the server may name it where a request was refused.',
        'Where you came from, what you looked at and for how long: nobody tracks it.',
      ],
    },
  ],
  account: 'To your account',
  note: 'Whoever runs this server may have chosen other periods: each host decides that.',
};
export default words;
export type PrivacyWords = typeof words;
