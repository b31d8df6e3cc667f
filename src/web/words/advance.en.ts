/** The words of answers in advance in English; loaded with a match over days whose game has them. */
const words = {
  tool: 'In advance',
  title: 'Answer in advance',
  ask: 'Ask me',
  more: 'It holds until you change it, even while you are away. Nobody else sees it.',
};
export default words;
export type AdvanceWords = typeof words;
