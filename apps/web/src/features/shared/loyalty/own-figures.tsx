import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '../../../kit/profile.ts'
import { Queries } from '../../../kit/server/queries.tsx'
import { LoyaltyFigures, type LoyaltyLook } from '../../../ui/loyalty-figures.tsx'

type OwnFiguresProps = { hidesZeros?: boolean; look?: LoyaltyLook }

/** Loyalty points, completed orders and total spent, live. Nothing where they cannot be had: no screen is about them alone. */
export function OwnFigures({ hidesZeros = false, look = 'line' }: OwnFiguresProps) {
  return (
    <Queries>
      <Figures hidesZeros={hidesZeros} look={look} />
    </Queries>
  )
}

function Figures({ hidesZeros, look }: Required<OwnFiguresProps>) {
  const { data, error } = useQuery(profileQuery())
  return error && !data ? null : <LoyaltyFigures figures={data?.profile} hidesZeros={hidesZeros} look={look} />
}
