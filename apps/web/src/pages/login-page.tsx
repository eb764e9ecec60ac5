import { useEffect, useState } from 'react'
import { AuthFrame, TEXT_LINK } from '../features/customer/account/auth-frame.tsx'
import { LoginForm } from '../features/customer/account/login-form.tsx'
import { useQueryParams } from '../kit/use-query-params.ts'
import { paths } from '../paths.ts'
import { button } from '../ui/button.ts'
import { Link } from '../ui/link.tsx'
import { ForGuests } from './for-guests.tsx'
import { OtherWaysIn } from './other-ways-in.tsx'
import { useWayBack } from './use-way-back.ts'

/** Drawn by the server for whoever comes; why this visitor is here, only the browser knows. */
export function LoginPage() {
  const { cameFrom, target, page, goOn } = useWayBack()
  const problem = useSocialProblem()
  return (
    <ForGuests target={target}>
      <AuthFrame
        title={cameFrom.order ? 'Sign in to order' : 'Welcome back'}
        lead={
          cameFrom.order ? (
            'Your cart goes with you to the checkout.'
          ) : (
            <>
              Sign in to order and to see your points.{' '}
              <span className="block">
                You can{' '}
                <Link to={paths.reservations()} className="font-semibold text-ink underline underline-offset-4">
                  reserve a table
                </Link>{' '}
                without an account.
              </span>
            </>
          )
        }
        footer={
          <span className="grid gap-2 low:mt-4">
            New here?{' '}
            <Link to={paths.signup()} state={cameFrom} className={button('quiet', 'min-h-12')}>
              Create an account
            </Link>
          </span>
        }
      >
        <noscript>
          {import.meta.env.SSR && (
            <p className="mb-5">Signing in needs JavaScript. To order or book without it, please call us.</p>
          )}
        </noscript>
        <LoginForm onSignedIn={goOn} problem={problem}>
          <Link to={paths.forgotPassword()} className={`${TEXT_LINK} -my-2 self-end text-sm`}>
            Forgot your password?
          </Link>
        </LoginForm>
        <OtherWaysIn returnTo={page({ state: 'loading' })} />
      </AuthFrame>
    </ForGuests>
  )
}

/** What went wrong at another site; its sentences are fetched by those few who come back with one. */
function useSocialProblem(): string | undefined {
  const code = useQueryParams().get('error')
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    if (code !== null) void import('./social-problem.ts').then(({ socialProblem }) => setProblem(socialProblem(code)))
  }, [code])
  return problem
}
