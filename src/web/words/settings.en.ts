/** The words of the settings in English; loaded with them. */
const words = {
  language: 'Language',
  look: 'Look',
  themes: { system: 'As on the device', light: 'Day', dark: 'Evening' },
  text: 'Text size',
  sample: 'A kitten cannot push a cat.',
  table: 'At the table',
  secondTap: 'Place with a second tap',
  secondTapMore: 'No move by accident',
  signs: 'Signs on every colour',
  signsMore: 'Moon, fish, leaf, star',
  calm: 'Less motion',
  calmMore: 'Fades instead of hops',
  soundMore: 'Short and soft',
  hints: 'Show hints in the first match',
  hintsMore: 'Each is shown once; switch on to see them all again',
  notices: 'Notices: what to tell you',
  kept: 'Your choices are kept in this browser.',
  account: 'Account',
  privacy: 'What is stored',
};
export default words;
export type SettingsWords = typeof words;
