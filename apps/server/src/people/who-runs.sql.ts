import { type Db, sql } from '../kit/db/sql.ts'

/** The managers of a location; where there are none, the admins. */
export function managersOf(db: Db, locationId: string) {
  return db.many<{ id: string; email: string; name: string }>(sql`
    with managers as (
      select u.id, u.email, u.name from users u join works_at l on l.user_id = u.id
      where l.location_id = ${locationId} and u.role = 'manager' and u.is_active and u.deleted_at is null
    )
    select * from managers
    union all
    select id, email, name from users
    where role = 'admin' and is_active and deleted_at is null and not exists (select from managers)
    order by id`)
}
