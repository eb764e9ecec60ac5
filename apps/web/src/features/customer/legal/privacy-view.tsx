import { Chapter, LegalText, Mail, Phone, PostalAddress } from './legal-text.tsx'

/** Written for PIPEDA (what, why, how long, your rights) and CASL (promotional messages). */
export function PrivacyView() {
  return (
    <LegalText title="Privacy Policy" since="November 20, 2026">
      <Chapter title="In short">
        <p>
          We ask for what a kitchen needs to cook your order, reach you about it and keep a table for you. We do not
          sell it, we show no advertising, and this site loads nothing from other companies while you read it.
        </p>
      </Chapter>
      <Chapter title="What we keep, and why">
        <ul>
          <li>
            <strong>Your account:</strong> name, email, phone and, if you add one, a photo; to sign you in and fill in
            forms for you. Passwords are kept only in a form that nobody can read back.
          </li>
          <li>
            <strong>Your orders:</strong> what you ordered and how you paid, the allergies and wishes you told us, and
            the address for a delivery. We need them to cook your order, bring it to you and keep our books.
          </li>
          <li>
            <strong>Your reservations:</strong> date, time, party size, special requests and how to reach you.
          </li>
          <li>
            <strong>Your points:</strong> what you earned with completed orders.
          </li>
          <li>
            <strong>Messages we sent you:</strong> so that we can answer when you ask about one.
          </li>
          <li>
            <strong>Security records:</strong> the time and network address of sign-ins, for as long as a session lasts.
          </li>
        </ul>
      </Chapter>
      <Chapter title="Cards">
        <p>
          Card numbers never reach us. You are taken to the page of our payment provider, which tells us only whether
          the payment went through, the amount and a reference.
        </p>
      </Chapter>
      <Chapter title="Who else sees it">
        <p>
          The staff of the kitchen you order from, and the companies that carry out a step for us: the payment provider,
          and the services that deliver email and text messages. They may use it for that step alone. They may be
          outside Nova Scotia or Canada, where other laws apply. We give information to authorities only when the law
          requires it.
        </p>
      </Chapter>
      <Chapter title="How long we keep it">
        <p>
          Your account stays until you delete it. Order and payment records are kept for six years after the year they
          belong to, as Canadian tax law asks, without your name and contact details once your account is deleted.
          Technical records that only serve to run the site are deleted within days.
        </p>
      </Chapter>
      <Chapter title="Promotional messages">
        <p>
          We send offers only to people who said yes, and we keep when and to which words they did. Every such message
          names us, gives our mailing address and has a link that stops them at once. Messages about your own order,
          reservation or account are not promotional and are sent without that consent.
        </p>
      </Chapter>
      <Chapter title="What your browser keeps">
        <p>
          One cookie keeps you signed in. Your cart and a few choices, such as sound on the kitchen screen, are stored
          in your browser and stay there. There are no advertising or tracking cookies.
        </p>
      </Chapter>
      <Chapter title="Your rights">
        <p>
          In your profile you can see and correct what we know, download all of it, withdraw your consent to offers, and
          delete your account. You may also ask us, and we answer within 30 days.
        </p>
        <p>
          Our privacy contact is <Mail />, <Phone />, <PostalAddress />. If our answer does not satisfy you, you may
          turn to the Office of the Privacy Commissioner of Canada.
        </p>
      </Chapter>
    </LegalText>
  )
}
