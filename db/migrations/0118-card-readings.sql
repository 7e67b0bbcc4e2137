-- Whoever has the numbers and the PINs of a parcel's cards, to have them printed, can spend them: it is written down each time.
create table card_readings (
  id bigint generated always as identity primary key,
  parcel_id uuid not null references parcels,
  read_by text not null check (read_by <> ''),
  read_at timestamptz not null
);
create index on card_readings (parcel_id);
create trigger keep before update or delete on card_readings for each row execute function refuse_change();
create trigger keep_all before truncate on card_readings for each statement execute function refuse_change();
