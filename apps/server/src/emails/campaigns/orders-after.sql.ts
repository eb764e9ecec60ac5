import { CODE_SOURCE } from '@sizzle/domain/promotions/code.ts'
import { type Db, sql } from '../../kit/db/sql.ts'

export type OrdersAfter = { orders: number; with_code: number; over_limit: number; sales: number; discount: number }

/** What its readers ordered within 30 days after it was sent, and with their codes, at any location: a campaign is the chain's. */
export function ordersAfter(db: Db, campaignId: string) {
  return db.one<OrdersAfter>(sql`
    with followed as (
      select distinct o.location_id, o.id
      from campaign_letters l
      join orders o on o.user_id = l.user_id and o.status <> 'cancelled'
        and o.order_time between l.sent_at and l.sent_at + interval '30 days'
      where l.campaign_id = ${campaignId}
    ), with_code as (
      select p.over_limit, o.subtotal, d.amount as discount
      from campaign_letters l
      join promotion_codes c on c.user_id = l.user_id and c.campaign_id = l.campaign_id
      join promotion_uses p on p.code = c.code and p.state = 'used'
      join orders o on o.location_id = p.location_id and o.id = p.order_id and o.status <> 'cancelled'
      left join order_charges d on d.location_id = o.location_id and d.order_id = o.id and d.kind = 'discount'
        and d.source = ${CODE_SOURCE} || c.code
      where l.campaign_id = ${campaignId}
    )
    select (select count(*)::bigint from followed) as orders, count(*)::bigint as with_code,
           count(*) filter (where over_limit)::bigint as over_limit,
           coalesce(sum(subtotal), 0)::bigint as sales, coalesce(sum(discount), 0)::bigint as discount
    from with_code`)
}
