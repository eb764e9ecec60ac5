import { useCallback, useContext } from 'react'
import { UNSAFE_NavigationContext as NavigationContext, type Path, useLocation } from 'react-router'

/** What the address is at the moment of asking. `useLocation` says it only once the screen has been drawn for it. */
export function useNewestAddress(): () => Path {
  const { navigator } = useContext(NavigationContext)
  const drawn = useLocation()
  return useCallback(() => (knowsLocation(navigator) ? navigator.location : drawn), [navigator, drawn])
}

/** In the browser and in tests the navigator is the router's whole history; on the server it is not. */
function knowsLocation<N extends object>(navigator: N): navigator is N & { readonly location: Path } {
  return 'location' in navigator
}
