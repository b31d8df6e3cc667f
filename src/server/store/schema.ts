/** The tables of both databases. Fields that are never searched are stored as JSON text. */
export interface Schema {
  matches: { id: string; header: string; start: string | null };
  entries: { match: string; seq: number; at: number; by: string; move: string | null; id: string };
  tables: { id: string; version: number; status: string; listed: number; touched: number; doc: string };
  deadlines: { table_id: string; due: number; told: number | null }; // of matches over days; `told`: see Store.toldUpTo
  server_keys: { name: string; value: string };
  notice_settings: { guest: string; doc: string };
  push_devices: {
    id: string;
    guest: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    language: string;
    about: string;
    since: number;
    session: string | null; // null: switched on before this was kept, or with a cookie that names no session
  };
  held_notices: { id: string; guest: string; kind: string; due: number };
  deliveries: { id: string; guest: string; doc: string; attempt: number; due: number }; // to webhooks and devices, not accepted yet
  sitting: { guest: string; table_id: string };
  guests: { id: string; doc: string };
  links: { token: string; guest: string; table_id: string | null; until: number };
  host_actions: { n: number; at: number; by: string; what: string; target: string; details: string };
  reports: {
    id: string;
    at: number;
    by: string;
    about: string;
    table_id: string;
    why: string;
    text: string;
    answer: string | null;
  };
  tournaments: {
    id: string;
    title: string;
    host: string;
    listed: number;
    status: string;
    at: number;
    due: number; // nothing is to be done before
    summary: string;
  };
  tournament_events: { tournament: string; seq: number; doc: string };
  tournament_calls: { tournament: string; round: number; due: number }; // people of a round who must be told
  tournament_people: { person: string; tournament: string };
  checks: { id: number; at: number };
  servers: { id: string; address: string; key: string; seen: number; clock: number | null };
  leases: {
    table_id: string;
    server: string | null;
    epoch: number;
    match_time: number | null;
    as_of: number | null;
  };
  chat: {
    table_id: string;
    n: number;
    id: string;
    guest: string;
    name: string;
    text: string;
    said_at: number;
  };
  results: {
    n: number; // the order in which ratings count them
    match: string;
    at: number;
    pool: string;
    open: number; // 1: everybody may see it in a history
    listed: number; // 1: everybody may also enter its table
    doc: string;
    changes: string | null; // of ratings; null: not counted yet
  };
  played: {
    person: string;
    n: number;
    at: number;
    game: string;
    mode: string;
    won: string | null;
    score: number | null;
    open: number;
    rated: number;
    people: number; // 1: with other people, 0: with bots alone
  };
  meetings: {
    person: string;
    other: string;
    n: number;
    at: number;
    pool: string;
    won: string | null;
    rated: number;
  };
  ratings: {
    pool: string;
    person: string;
    mu: number;
    sigma: number;
    matches: number;
    at: number;
    as_of: number; // the number of the last match that is counted in it
  };
  sessions: {
    id: string;
    guest: string;
    kind: string; // of the device
    browser: string;
    how: string;
    since: number;
    seen: number;
    ended: number | null;
  };
  passkeys: {
    id: string;
    guest: string;
    key: string;
    counter: number;
    transports: string;
    kind: string;
    browser: string;
    made: number;
    used: number | null;
  };
  recovery_codes: { guest: string; id: string; salt: string; hash: string; made: number };
  challenges: { id: string; guest: string | null; purpose: string; until: number };
  seeks: { person: string; since: number; until: number; doc: string };
  found: { person: string; pairing: string; until: number; ready: number; doc: string };
  friends: { person: string; other: string; at: number };
  invitations: {
    id: string;
    person: string;
    table_id: string;
    sender: string;
    rematch_of: string | null;
    at: number;
  };
  merges: { guest: string; account: string; n: number }; // guests that are part of an account; `n` among the results
  puzzle_tried: { person: string; game: string; puzzle: string };
  puzzle_tries: { game: string; puzzle: string; strength: number; tries: number; solved: number };
  leaving: { guest: string; due: number }; // people to be deleted; the row goes when nothing else is left to do
  gone: { guest: string }; // people who were deleted
  daily_tasks: { day: string; task: string; doc: string };
  daily_tries: {
    day: string;
    task: string;
    person: string;
    table_id: string | null;
    rated: number;
    begun: number;
    moves: string;
    turns: number;
    done: number | null;
    solved: number | null;
    points: number | null;
  };
  rating_head: { id: number; n: number }; // matches up to this number are counted
}
