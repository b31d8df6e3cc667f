import type { JSX } from 'preact';
import { Icon } from '../../page/Icon.tsx';
import { words } from '../../preferences/language.ts';

/** Ways to get better, also alone. The tasks of the day need the server. */
export const LearnLinks = ({ reachable }: { reachable: boolean }): JSX.Element => {
  const t = words.value.home;
  return (
    <ul class="learn-links">
      {reachable && (
        <li>
          <a class="btn" href="/daily">
            <Icon name="calendar" />
            {t.daily}
          </a>
        </li>
      )}
      <li>
        <a class="btn" href="/lessons">
          <Icon name="steps" />
          {t.lessons}
        </a>
      </li>
      <li>
        <a class="btn" href="/puzzles">
          <Icon name="hint" />
          {t.puzzles}
        </a>
      </li>
    </ul>
  );
};
