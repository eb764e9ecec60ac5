import { useParams } from 'react-router'
import { ReadyScreen } from '../features/customer/ready/ready-screen.tsx'
import { Queries } from '../kit/server/queries.tsx'

/** For a screen on the wall of a restaurant: whoever has the link sees it. */
export function ReadyPage() {
  const { token = '' } = useParams()
  return (
    <Queries>
      <ReadyScreen token={token} />
    </Queries>
  )
}
