/** Where letters to staff lead. */
export type StaffLinks = { readonly paymentsUrl: string }

export function staffLinks(publicUrl: string): StaffLinks {
  return { paymentsUrl: new URL('/admin/dashboard#payments', publicUrl).href }
}
