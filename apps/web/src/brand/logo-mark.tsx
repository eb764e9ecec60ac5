/** A tawa seen from above with a flame that is also a chilli. Drawn in two colours, so it works on paper and at night. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden="true" focusable="false">
      <circle cx="24" cy="24" r="23" fill="var(--brand-mark-ground)" />
      <circle cx="24" cy="24" r="19.2" fill="none" stroke="var(--brand-mark-line)" strokeWidth="1.1" strokeDasharray="0.2 3.15" strokeLinecap="round" />
      <path
        fill="var(--brand-mark-flame)"
        d="M25.6 8.6c.9 5.2-1.1 7.9-3.7 10.9-3 3.400-5.9 6.700-5.900 11.300 0 5 3.800 8.700 8.500 8.700 4.900 0 8.600-3.700 8.600-8.800 0-3.500-1.500-5.900-3-8.100-.5 2-1.300 3.300-2.700 4.200.9-6.300.6-13.400-1.800-18.200Z"
      />
      <path
        fill="var(--brand-mark-ground)"
        d="M25.300 23.400c.3 2.700-.8 4.100-2.100 5.700-1.200 1.500-2.300 2.900-2.300 4.900 0 2.300 1.600 3.900 3.700 3.900 2.200 0 3.900-1.700 3.900-4 0-1.500-.5-2.600-1.200-3.600-.4.9-.9 1.400-1.600 1.800.4-2.800.4-6-.4-8.700Z"
      />
    </svg>
  )
}
