import type { Who } from '../context.ts'
import type { Capacity } from '../http/connections.ts'
import { end as endStream, type Stream } from './stream.ts'

const MAX_STREAMS_PER_PERSON = 30

/**
 * Shares out the places for open streams. A stranger's stream only carries menu news, so strangers have half of all
 * places and a few per address; a customer takes the place of a stranger when there is none left, and staff anybody's.
 */
export function openStreamPlaces(capacity: Capacity) {
  const byOwner = new Map<string, Set<Stream>>()
  const byRank: readonly [Set<Stream>, Set<Stream>, Set<Stream>] = [new Set(), new Set(), new Set()]
  const total = () => byRank[0].size + byRank[1].size + byRank[2].size

  function mayCome(stream: Stream): boolean {
    const rank = rankOf(stream.who)
    const own = byOwner.get(stream.owner)?.size ?? 0
    if (rank === 0)
      return (
        own < capacity.strangersStreamsPerAddress &&
        byRank[0].size < capacity.strangersStreams &&
        total() < capacity.streams
      )
    if (own >= MAX_STREAMS_PER_PERSON) return end(oldest(byOwner.get(stream.owner)))
    if (total() < capacity.streams) return true
    return end(oldest(byRank[0]) ?? (rank === 2 ? oldest(byRank[1]) : undefined))
  }

  function end(stream: Stream | undefined): boolean {
    if (!stream) return false
    leave(stream)
    endStream(stream)
    return true
  }

  function leave(stream: Stream) {
    byRank[rankOf(stream.who)].delete(stream)
    const own = byOwner.get(stream.owner)
    own?.delete(stream)
    if (own?.size === 0) byOwner.delete(stream.owner)
  }

  return {
    /** False: there is no place for this one. A place that somebody else has to give up is his own concern. */
    take(stream: Stream): boolean {
      if (!mayCome(stream)) return false
      byRank[rankOf(stream.who)].add(stream)
      const own = byOwner.get(stream.owner) ?? new Set()
      byOwner.set(stream.owner, own.add(stream))
      return true
    },
    leave,
  }
}

function rankOf(who: Who): 0 | 1 | 2 {
  if (who.kind === 'guest') return 0
  return who.role === 'customer' ? 1 : 2
}

function oldest(streams: ReadonlySet<Stream> | undefined): Stream | undefined {
  return streams?.values().next().value
}
