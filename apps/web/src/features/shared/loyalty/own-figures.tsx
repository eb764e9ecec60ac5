import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '../../../kit/profile.ts'
import { Queries } from '../../../kit/server/queries.tsx'
import { LoyaltyFigures } from '../../../ui/loyalty-figures.tsx'

type OwnFiguresProps = { hidesZeros?: boolean }

/** Loyalty points, completed orders and total spent, live. Nothing where they cannot be had: no screen is about them alone. */
export function OwnFigures({ hidesZeros = false }: OwnFiguresProps) {
  return (
    <Queries>
      <Figures hidesZeros={hidesZeros} />
    </Queries>
  )
}

function Figures({ hidesZeros }: Required<OwnFiguresProps>) {
  const { data, error } = useQuery(profileQuery())
  return error && !data ? null : <LoyaltyFigures figures={data?.profile} hidesZeros={hidesZeros} />
}
