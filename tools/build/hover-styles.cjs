/** Our own styles; a package's have been written for its own components. */
const OWN = /[\\/]src[\\/]/;

const hasHover = (selector) => selector.includes(':hover');

/** Whether the rule stands where a device is known to hover. */
const isGuarded = ({ parent }) => parent?.type === 'atrule' && parent.params.includes('hover: hover');

/**
 * Puts each rule with `:hover` under `@media (hover: hover)`. A touch screen has no pointer that leaves: what was tapped there
 * last would stay lit.
 */
const hoverStyles = {
  postcssPlugin: 'openleaf-hover-styles',
  Once(root, { AtRule }) {
    if (!OWN.test(root.source?.input.file ?? '')) return;
    root.walkRules(/:hover/, (rule) => {
      if (isGuarded(rule)) return;
      const guard = new AtRule({ name: 'media', params: '(hover: hover)', source: rule.source });
      guard.append(rule.clone({ selectors: rule.selectors.filter(hasHover) }));
      rule.after(guard);
      const others = rule.selectors.filter((selector) => !hasHover(selector));
      if (others.length === 0) rule.remove();
      else rule.selectors = others;
    });
  },
};

module.exports = { hoverStyles };
