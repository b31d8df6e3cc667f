import type { Locale } from '../../words/plural.ts';

interface LinkWords {
  readonly ask: string;
  readonly before: string;
  readonly yes: string;
  readonly spent: string;
  readonly lobby: string;
}

const WORDS: Readonly<Record<Locale, LinkWords>> = {
  en: {
    ask: 'Play on here as the same person?',
    before: 'If somebody else has played in this browser, their unfinished tables stay behind.',
    yes: 'Yes, play on here',
    spent: 'This link has been used or is too old. Make a new one on your other device.',
    lobby: 'To the lobby',
  },
  uk: {
    ask: 'Грати тут далі під тим самим іменем?',
    before:
      'Якщо в цьому браузері грав хтось інший, незавершені столи тієї людини тут більше не відкриються.',
    yes: 'Так, грати тут',
    spent: 'Це посилання вже використане або застаріле. Створи нове на іншому пристрої.',
    lobby: 'До вітальні',
  },
  ru: {
    ask: 'Играть здесь дальше под тем же именем?',
    before:
      'Если в этом браузере играл кто-то другой, незаконченные столы того человека здесь больше не откроются.',
    yes: 'Да, играть здесь',
    spent: 'Эта ссылка уже использована или устарела. Создай новую на другом устройстве.',
    lobby: 'В гостиную',
  },
};

/** Only the button uses up the link: messengers open every address that is sent through them. */
export const askPage = (locale: Locale): string => {
  const t = WORDS[locale];
  return page(
    locale,
    `<h1>${t.ask}</h1><p>${t.before}</p><form method="post"><button>${t.yes}</button></form>`,
  );
};

/** The page for a link that was used before. The application would treat the visitor as a new guest. */
export const spentPage = (locale: Locale): string =>
  page(locale, `<h1>${WORDS[locale].spent}</h1><p><a href="/">${WORDS[locale].lobby}</a></p>`);

/**
 * Both pages stand alone: if the application loaded, it would store an identity before the visitor has
 * accepted the link.
 */
const page = (locale: Locale, said: string): string => `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Clowder</title>
<style>
  :root { color-scheme: light dark; }
  body {
    font: 1.1rem/1.5 system-ui, sans-serif; max-width: 30rem; margin: 15vh auto; padding: 0 1.5rem;
    background: light-dark(#fdf6e9, #1d1922); color: light-dark(#2b2430, #f3ead9);
  }
  h1 { font-size: 1.4rem; }
  button {
    font: inherit; font-weight: 700; padding: 0.8em 1.6em; border: 0; border-radius: 1em;
    background: #f2a65a; color: #2b2430; cursor: pointer;
  }
  a { color: inherit; }
</style>
<main>${said}</main>
</html>
`;
