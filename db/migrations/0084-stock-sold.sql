-- A sale changes nothing that pages show until the last one is gone: only then are listeners told, and pages drawn anew.
drop trigger tell on products;
create trigger tell after insert or delete on products for each row execute function tell_change('product', 'slug');
create trigger tell_update after update on products for each row
  when (to_jsonb(old) - 'stock' is distinct from to_jsonb(new) - 'stock' or (old.stock = 0) is distinct from (new.stock = 0))
  execute function tell_change('product', 'slug');
