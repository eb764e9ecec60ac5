import { createContext, useContext } from 'react'

/** What the address says where the table of pages has a colon. */
export const AddressParam = createContext('')

export function useAddressParam(): string {
  return useContext(AddressParam)
}
