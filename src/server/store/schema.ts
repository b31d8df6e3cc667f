/** The tables of both databases. Fields that are never searched are stored as JSON text. */
export interface Schema {
  matches: { id: string; header: string; start: string | null };
  entries: { match: string; seq: number; at: number; by: string; move: string | null; id: string };
  tables: { id: string; version: number; status: string; listed: number; touched: number; doc: string };
  sitting: { guest: string; table_id: string };
  guests: { id: string; doc: string };
  links: { token: string; guest: string; table_id: string | null; until: number };
  chat: {
    table_id: string;
    n: number;
    id: string;
    guest: string;
    name: string;
    text: string;
    said_at: number;
  };
}
