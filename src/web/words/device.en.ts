/** The words about playing on another device in English; loaded with them. */
const words = {
  title: 'Play on another device',
  more: 'Your name, your tables and your matches on the server come along. Matches kept in this browser stay here.',
  make: 'Make a link',
  another: 'Make a new link',
  link: 'Your personal link',
  qr: 'QR code with your personal link',
  ready: 'The link is ready.',
  once: 'It works once and not for long. Keep it to yourself: whoever opens it plays as you.',
};
export default words;
export type DeviceWords = typeof words;
