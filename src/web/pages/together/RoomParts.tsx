import type { ComponentChildren, JSX } from 'preact';
import type { ShownMoment, TogetherRoom } from '../../../protocol/together.ts';
import type { Plan } from '../../kit/board.ts';
import { Icon } from '../../page/Icon.tsx';
import type { TogetherWords } from '../../words/together.en.ts';
import type { Tool } from './Marks.tsx';

interface LeaderProps {
  readonly room: TogetherRoom;
  readonly me: string;
  readonly last: number;
  readonly shown: ShownMoment;
  readonly alone: boolean;
  readonly children: ComponentChildren;
  readonly t: TogetherWords;
}

/** The person who leads, and the move each person is looking at. */
export const Leader = ({ room, me, last, shown, alone, children, t }: LeaderProps): JSX.Element => {
  const leader = room.people.find(({ guest }) => guest === room.leader);
  const leads = room.leader === me;
  return (
    <header class="tg__leader panel">
      <p class="grow">
        <b>{leads ? t.youLead : t.leads(leader?.name ?? '…')}</b>
        <span class="small">
          {[
            t.move(shown.at, last),
            shown.moves.length > 0 ? t.whatIf(shown.moves.length) : '',
            leads ? '' : alone ? t.alone(shown.at) : t.withThem,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      {children}
    </header>
  );
};

interface ToolsProps {
  readonly tool: Tool | null;
  readonly setTool: (tool: Tool | null) => void;
  readonly alone: boolean;
  readonly wipe: () => void;
  readonly children: ComponentChildren;
  readonly t: TogetherWords;
}

export const Tools = ({ tool, setTool, alone, wipe, children, t }: ToolsProps): JSX.Element => (
  <div class="tg__tools" role="group" aria-label={t.tools}>
    {(['arrow', 'ring'] as const).map((one) => (
      <button
        key={one}
        class="btn"
        aria-pressed={tool === one}
        disabled={alone}
        onClick={() => setTool(tool === one ? null : one)}
      >
        {t[one]}
      </button>
    ))}
    <button class="btn" disabled={alone} onClick={wipe}>
      <Icon name="undo" />
      {t.wipe}
    </button>
    {children}
  </div>
);

interface TryProps {
  readonly trying: boolean;
  readonly setTrying: (trying: boolean) => void;
  readonly plan: Plan | null;
  readonly back: () => void;
  readonly t: TogetherWords;
}

/** The leader tries other moves, for the seat that is to act. */
export const TryIt = ({ trying, setTrying, plan, back, t }: TryProps): JSX.Element => (
  <>
    <button
      class={`btn ${trying ? '' : 'btn--primary'}`}
      aria-pressed={trying}
      onClick={() => {
        if (trying) back();
        setTrying(!trying);
      }}
    >
      {trying ? t.tryOff : t.tryIt}
    </button>
    {trying && plan && (
      <button class="btn btn--primary" onClick={() => plan.commit()}>
        {plan.label}
      </button>
    )}
  </>
);
