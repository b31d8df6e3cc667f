import type { Glossary } from '../../../../words/glossary.ts';

const en: Glossary = {
  'used basket': { say: ['used basket'], never: ['old basket', 'basket of one day'] },
  'permanent basket': { say: ['permanent basket'], never: ['sturdy', 'lasting basket'] },
  'face down': { say: ['face down'], never: ['facedown', 'closed map'] },
  lesson: { say: ['lesson'], never: ['mission', 'objective'] },
  boat: { say: ['boat'], never: ['your ship', 'vessel'] },
};
export default en;
