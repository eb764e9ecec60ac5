import { NoReadyScreen } from '../features/customer/ready/no-ready-screen.tsx'
import { ReadyScreen } from '../features/customer/ready/ready-screen.tsx'
import { useAddressParam } from '../kit/address/address-param.ts'
import { Queries } from '../kit/server/queries.tsx'
import { CustomerLayout } from './customer-layout.tsx'

/** For a screen on the wall of a restaurant: whoever has the link sees it. */
export function ReadyPage() {
  const token = useAddressParam()
  return (
    <Queries>
      <ReadyScreen
        token={token}
        gone={
          <CustomerLayout>
            <NoReadyScreen />
          </CustomerLayout>
        }
      />
    </Queries>
  )
}
