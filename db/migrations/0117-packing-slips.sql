-- What was printed for a parcel: only what has a slip was packed, and a slip that tells an old address is none.
alter table parcels
  add column slip_at timestamptz, -- of the slip that tells its present address
  add column has_old_slip boolean not null default false; -- a parcel may stand ready with it
