import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '../../../kit/profile.ts'
import { Queries } from '../../../kit/server/queries.tsx'
import { LoyaltyFigures } from '../../../ui/loyalty-figures.tsx'

/** Loyalty points, completed orders and total spent, live. Nothing where they cannot be had: no screen is about them alone. */
export function OwnFigures() {
  return (
    <Queries>
      <Figures />
    </Queries>
  )
}

function Figures() {
  const { data, error } = useQuery(profileQuery())
  return error && !data ? null : <LoyaltyFigures figures={data?.profile} />
}
