/** The words for choosing a cat in English; loaded with the choice. */
const words = {
  coat: 'Your cat',
  sign: 'Its sign',
  coats: {
    ginger: 'Ginger tabby',
    grey: 'Grey, spotted',
    tuxedo: 'Black and white',
    calico: 'Calico',
    siamese: 'Siamese',
    black: 'Black',
    cream: 'Cream',
    brown: 'White with a brown cap',
  },
  signs: { moon: 'Moon', fish: 'Fish', leaf: 'Leaf', star: 'Star', shell: 'Shell', bell: 'Bell' },
};
export default words;
export type CatWords = typeof words;
