import type { ReactNode } from 'react'
import { LastOrder, type LastOrderProps } from '../features/customer/dashboard/last-order.tsx'
import { Queries } from '../kit/server/queries.tsx'

export function LastOrderBar(props: LastOrderProps): ReactNode {
  return (
    <Queries>
      <LastOrder {...props} />
    </Queries>
  )
}
