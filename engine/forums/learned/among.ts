import { claims, type Forums, forumsOf } from '../forums';
import { showsTopic } from './address';
import { learnedForum } from './forum';
import { LEARNED } from './made';
import { brokenField, type LearnedSite } from './site';

/** These engines and, asked before all of them, one the host showed; it claims only topics of its own addresses. */
export function withLearned(others: Forums, site: LearnedSite): Forums {
  const [forum] = forumsOf({ [LEARNED]: learnedForum(site) }).all;
  if (forum === undefined) return others;
  return {
    all: [forum, ...others.all],
    detect: (doc, url) =>
      url !== undefined && showsTopic(site, url) && brokenField(site, doc) === null && claims(forum, doc)
        ? forum
        : others.detect(doc, url),
    byId: (id) => (id === LEARNED ? forum : others.byId(id)),
  };
}
