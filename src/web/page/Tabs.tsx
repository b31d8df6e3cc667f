import type { ComponentChild, JSX } from 'preact';
import { useId, useRef } from 'preact/hooks';

export interface Tab<T extends string> {
  readonly id: T;
  readonly label: string;
  readonly news?: string | undefined; // text about something unread
}

interface TabsProps<T extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<T>[];
  readonly chosen: T;
  readonly choose: (id: T) => void;
  readonly children: ComponentChild;
}

const STEP: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Tabs as the ARIA guide describes them: one stop for the Tab key, arrow keys between them. */
export const Tabs = <T extends string>({
  label,
  tabs,
  chosen,
  choose,
  children,
}: TabsProps<T>): JSX.Element => {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const step = STEP[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex(({ id }) => id === chosen);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    choose(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <>
      <div class="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map(({ id, label: name, news }) => (
          <button
            key={id}
            class="tab"
            role="tab"
            type="button"
            id={`${base}-${id}`}
            data-tab={id}
            aria-controls={`${base}-panel`}
            aria-selected={id === chosen}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => choose(id)}
          >
            {name}
            {news && <span class="dot" role="img" aria-label={news} />}
          </button>
        ))}
      </div>
      <div
        class="side__body"
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${chosen}`}
        tabIndex={0}
      >
        {children}
      </div>
    </>
  );
};

interface ChoiceOption<T extends string> {
  readonly id: T;
  readonly label: string;
  readonly aloud?: string; // for screen readers, where the label is an abbreviation
  readonly icon?: ComponentChild; // before the label
  readonly lang?: string;
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly options: readonly ChoiceOption<T>[];
  readonly chosen: T;
  readonly choose: (id: T) => void;
}

/** Radio buttons that look like tabs. */
export const Choice = <T extends string>({ label, options, chosen, choose }: ChoiceProps<T>): JSX.Element => {
  const name = useId();
  return (
    <div class="tabs choice" role="radiogroup" aria-label={label}>
      {options.map(({ id, label: text, aloud, icon, lang }) => (
        <label key={id} class="tab" lang={lang}>
          <input
            class="sr"
            type="radio"
            name={name}
            aria-label={aloud}
            checked={id === chosen}
            onChange={() => choose(id)}
          />
          {icon}
          {text}
        </label>
      ))}
    </div>
  );
};
