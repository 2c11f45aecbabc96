import type pg from 'pg';

/** Records the tables that anything using this database writes to, so a test that calls this must run no tasks. */
export async function noteWrites(pool: pg.Pool) {
  await pool.query(`
    create table written (name text);
    create function note_write() returns trigger language plpgsql as $$ begin
      insert into written values (tg_table_name);
      return null;
    end $$;
    do $$ declare name text; begin
      for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'written' loop
        execute format('create trigger note_write after insert or update or delete on %I for each row execute function note_write()', name);
      end loop;
    end $$`);
  return {
    forget: () => pool.query('delete from written'),
    tables: async () =>
      (await pool.query<{ name: string }>('select distinct name from written order by name')).rows.map(({ name }) => name),
  };
}
