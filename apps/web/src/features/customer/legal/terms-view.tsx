import { BRAND } from '../../../brand/brand.ts'
import { Chapter, LegalText, Mail, Phone, PostalAddress } from './legal-text.tsx'

export function TermsView() {
  return (
    <LegalText title="Terms of Service" since="November 20, 2026">
      <Chapter title="Who we are">
        <p>
          {BRAND.name} runs the kitchens named on this site. When you order or book here, your agreement is with us.
          Write to <Mail />, call <Phone />, or send a letter to our office at <PostalAddress />.
        </p>
      </Chapter>
      <Chapter title="Ordering">
        <p>An order is placed when you see its number.</p>
        <ul>
          <li>
            You pay the prices on our menu at that moment. If anything changed after you filled your cart, we tell you
            before you order. Dishes can sell out.
          </li>
          <li>
            A kitchen takes orders for right away only while it is open. Once it accepts your order, it cooks it, even
            if closing time comes first.
          </li>
          <li>An order for later is made for the time you chose.</li>
          <li>
            Times for pickup and delivery are estimates. Please come on time: your food is made for it, and we do not
            keep it overnight.
          </li>
        </ul>
      </Chapter>
      <Chapter title="Prices, tax and tips">
        <p>
          Prices are in Canadian dollars, before tax. Tax is added to the price of the dishes and shown before you
          order. A tip is your choice and goes to the team.
        </p>
      </Chapter>
      <Chapter title="Paying">
        <p>
          You pay by card on the page of our payment provider, or in cash at pickup, at the table or at your door. An
          order paid by card is placed once the payment is confirmed. If we cannot make an order you paid for, your
          money goes back to the card automatically.
        </p>
      </Chapter>
      <Chapter title="Cancelling and refunds">
        <p>
          You can cancel an order in your account while it is received or being prepared. A card payment then goes back
          to the card, which takes 5 to 10 business days; cash is returned at the counter. If something was wrong with
          your food, call the kitchen the same day and we will put it right.
        </p>
      </Chapter>
      <Chapter title="Reservations">
        <p>
          We keep a table for 15 minutes after the time you booked. You can have one upcoming reservation at each
          location. If your plans change, please cancel as early as you can: it is free, and someone else can have the
          table.
        </p>
      </Chapter>
      <Chapter title="Allergies">
        <p>
          The menu names the priority allergens in each dish. Our kitchens cook with nuts, milk, wheat, mustard, fish
          and shellfish, and traces can get into every dish. If an allergy is serious, call the kitchen before you
          order.
        </p>
      </Chapter>
      <Chapter title="Your account and points">
        <p>
          Keep your password to yourself and tell us if somebody else may know it. Points are earned with completed and
          paid orders, taken back when an order is refunded, and have no cash value. We may close an account that is
          used to deceive or to harm.
        </p>
      </Chapter>
      <Chapter title="Other terms">
        <p>
          We take care that this site works and that what it says is right, and correct mistakes when we learn of them.
          Nothing in these terms limits rights that consumer law in Nova Scotia gives you. The laws of Nova Scotia and
          of Canada apply. If these terms change, you find the new ones here, with the date they take effect. Your order
          follows the terms of the day you placed it.
        </p>
      </Chapter>
    </LegalText>
  )
}
