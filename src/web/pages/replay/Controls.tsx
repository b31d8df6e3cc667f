import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { LogLine } from '../../../protocol/messages.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import { announce } from '../../kit/Announcer.tsx';
import { words } from '../../preferences/language.ts';
import { usePlayerWords } from './player-words.ts';
import { Icon } from '../../page/Icon.tsx';
import { StepButton } from '../../page/StepButton.tsx';
import { StepSlider } from '../../page/StepSlider.tsx';
import { whatHappened } from '../table/turn-words.ts';
import type { Stepper } from './useStepper.ts';

interface ControlsProps {
  readonly stepper: Stepper;
  readonly line: LogLine | null;
  readonly table: TableInfo;
  readonly children: ComponentChildren; // the graph, for games that can rate a position
}

export const Controls = ({ stepper, line, table, children }: ControlsProps): JSX.Element => {
  const t = usePlayerWords();
  const { at, last, playing, go, step, toggle } = stepper;
  const said = line ? whatHappened(table, line, null) : t.start;
  useEffect(() => announce(said), [at]);
  return (
    <section class="panel rp__tl stack" aria-label={words.value.replay.title}>
      <div class="row wrap thumb-bar rp__steps">
        <StepButton icon="first" label={t.first} on={() => go(0)} off={at === 0} />
        <StepButton icon="previous" label={t.previous} on={() => step(-1)} off={at === 0} />
        <button class="btn btn--primary btn--icon" aria-label={playing ? t.pause : t.play} onClick={toggle}>
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
        <StepButton icon="next" label={t.next} on={() => step(1)} off={at === last} />
        <StepButton icon="last" label={t.last} on={() => go(last)} off={at === last} />
        <b class="rp__n">{t.position(at, last)}</b>
      </div>
      {children}
      <StepSlider at={at} last={last} label={t.slider} says={t.position(at, last)} go={go} />
      <p class="rp__said">{said}</p>
      <p class="small desk-only">{t.keys}</p>
    </section>
  );
};
