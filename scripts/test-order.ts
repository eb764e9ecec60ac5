import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The files that take longest, with their seconds on two processors. They start first: one of them that starts last keeps a
 * single worker busy while the others have nothing left to do. Without this list a fresh clone goes by the size of files.
 */
export const SLOW: Readonly<Record<string, number>> = {
  'scripts/launch.test.ts': 13,
  'apps/server/src/kit/http/access-matrix.test.ts': 69,
  'apps/server/src/kit/http/bad-input.test.ts': 65,
  'apps/server/src/main.test.ts': 46,
  'apps/server/src/kit/db/embedded/survival.test.ts': 35,
  'apps/server/src/people/photo.test.ts': 29,
  'apps/server/src/kit/db/archive/archive.test.ts': 24,
  'apps/server/src/kit/db/archive/backup.test.ts': 23,
  'apps/server/src/accounts/many-sign-ups.test.ts': 21,
  'apps/server/src/dashboard/house.test.ts': 21,
  'apps/server/src/kit/db/embedded/open-embedded.test.ts': 18,
  'apps/server/src/payments/refunds.test.ts': 17,
  'apps/server/src/npm-start.test.ts': 16,
  'apps/server/src/checkouts/event-order.test.ts': 16,
  'apps/server/src/accounts/shared-tablet/shared-tablet.test.ts': 15,
  'apps/server/src/checkouts/crash.test.ts': 15,
  'apps/server/src/pages/pages.test.ts': 15,
  'apps/server/src/demo/rooms/furnish.test.ts': 15,
  'apps/server/src/dashboard/recount.test.ts': 15,
  'apps/server/src/testing/restarts/restarts.test.ts': 14,
  'apps/server/src/reservations/races.test.ts': 14,
  'apps/server/src/people/many-users.test.ts': 14,
  'apps/server/src/menu/bad-pictures.test.ts': 14,
  'apps/server/src/kit/http/server.test.ts': 13,
  'apps/server/src/kitchen/room-in-the-kitchen.test.ts': 13,
  'apps/server/src/demo/put-in-demo.test.ts': 13,
  'apps/server/src/kit/http/hostile-words.test.ts': 13,
  'apps/server/src/menu/photos.test.ts': 12,
  'apps/web/src/features/admin/locations/editor/location-editor.screen.tsx': 18,
  'apps/web/src/features/shared/email/send-email-dialog.screen.tsx': 10,
  'apps/web/src/features/admin/menu/photo/photo-dialog.screen.tsx': 15,
  'apps/web/src/features/admin/users/users-section.screen.tsx': 14,
  'apps/web/src/features/admin/create-order/create-order-section.screen.tsx': 13,
  'apps/web/src/features/admin/board/edit/edit-dialog.screen.tsx': 10,
  'apps/web/src/features/admin/create-order/pay/cash-part.screen.tsx': 10,
  'apps/web/src/features/admin/board/alerts/alert-center.screen.tsx': 9,
  'apps/web/src/features/admin/menu/editor/item-editor.screen.tsx': 8,
  'e2e/shift.e2e.ts': 128,
  'e2e/storefront-look.e2e.ts': 113,
  'e2e/accounts.e2e.ts': 106,
  'e2e/one-order.e2e.ts': 104,
  'e2e/checkout.e2e.ts': 97,
  'e2e/board-sound.e2e.ts': 89,
  'e2e/board.e2e.ts': 79,
  'e2e/profile.e2e.ts': 78,
  'e2e/checkout-refusals.e2e.ts': 75,
  'e2e/board-money.e2e.ts': 71,
  'e2e/payments.e2e.ts': 70,
  'e2e/reservations.e2e.ts': 64,
  'e2e/my-orders.e2e.ts': 59,
  'e2e/reservations-office.e2e.ts': 57,
  'e2e/board-presses.e2e.ts': 55,
  'e2e/board-locations.e2e.ts': 52,
  'e2e/till.e2e.ts': 51,
  'e2e/storefront.e2e.ts': 45,
  'e2e/without-network.e2e.ts': 43,
  'e2e/create-order.e2e.ts': 43,
  'e2e/stations.e2e.ts': 42,
  'e2e/board-late-answers.e2e.ts': 35,
  'e2e/menu-office.e2e.ts': 35,
  'e2e/messages.e2e.ts': 35,
  'e2e/queue-faults.e2e.ts': 34,
  'e2e/choices.e2e.ts': 33,
  'e2e/endless-words.e2e.ts': 33,
  'e2e/later.e2e.ts': 31,
  'e2e/pauses.e2e.ts': 29,
}

/** As usual, but in each project the slowest known ones first. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const place = new Map(sorted.map((file, n) => [file.project, n] as const).toReversed())
    const secondsOf = ({ moduleId }: TestSpecification) =>
      SLOW[relative(this.ctx.config.root, moduleId).replaceAll('\\', '/')] ?? 0
    // A stable sort: projects stay one after the other, and the files that are not in the list keep their order.
    return sorted.toSorted(
      (a, b) => (place.get(a.project) ?? 0) - (place.get(b.project) ?? 0) || secondsOf(b) - secondsOf(a),
    )
  }
}
